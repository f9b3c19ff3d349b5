/** Spanish catalog of the dashboard: the texts of all screens behind Connect, by area. */

/*
 * Impersonal (“Crear enlace”, “Esto no se puede deshacer”), and one word for one thing: destination destino, short link enlace
 * corto, alias alias, targeting segmentación, rule regla, step paso, redirect type tipo de redirección, social card tarjeta social,
 * expires caduca, default predeterminado, draft borrador, activity actividad, bulk work tareas en bloque, job tarea,
 * request solicitud, channel canal, starred favorito, campaign campaña, rotator rotador, list page página de lista, splash page página
 * intermedia, overlay overlay, pixel píxel, domain dominio, referrer sitio de procedencia, key clave, password contraseña, add añadir,
 * delete eliminar, remove quitar, check comprobar. “Vacío: …” says what an empty field does.
 */
import type { Catalog } from '#texts/catalog.ts';
import { account } from './account.ts';
import { activity } from './activity.ts';
import { assign } from './assign.ts';
import { assigning } from './assigning.ts';
import { campaigns } from './campaigns.ts';
import { channels } from './channels.ts';
import { checks } from './checks.ts';
import { device } from './device.ts';
import { forms } from './forms.ts';
import { insights } from './insights.ts';
import { jobs } from './jobs.ts';
import { library } from './library.ts';
import { link } from './link.ts';
import { linkFacts } from './link-facts.ts';
import { links } from './links.ts';
import { steps as importSteps } from './links-import/steps.ts';
import { table } from './links-import/table.ts';
import { creating } from './links-new/creating.ts';
import { naming } from './links-new/naming.ts';
import { steps } from './links-new/steps.ts';
import { targeting } from './links-new/targeting.ts';
import { lists } from './lists.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { overview } from './overview.ts';
import { palette } from './palette.ts';
import { parts } from './parts.ts';
import { pickers } from './pickers.ts';
import { plan } from './plan.ts';
import { qr } from './qr.ts';
import { records } from './records.ts';
import { report } from './report.ts';
import { shell } from './shell.ts';
import { trends } from './trends.ts';
import { ui } from './ui.ts';

export const dashboard = {
  account,
  activity,
  assign,
  assigning,
  campaigns,
  channels,
  checks,
  device,
  forms,
  insights,
  jobs,
  library,
  link,
  linkFacts,
  links,
  linksImport: { ...importSteps, table },
  linksNew: { ...steps, ...targeting, ...creating, naming },
  ...lists,
  messages,
  names,
  overview,
  palette,
  parts,
  pickers,
  plan,
  qr,
  records,
  report,
  shell,
  trends,
  ui,
} satisfies Catalog;
