/** Spanish catalog of the dashboard: the texts of all screens behind Connect, by area. */

/*
 * Impersonal (“Crear enlace”, “Esto no se puede deshacer”), and one word for one thing: destination destino, short link enlace
 * corto, alias alias, targeting segmentación, rule regla, step paso, redirect type tipo de redirección, social card tarjeta social,
 * expires caduca, default predeterminado, preset plantilla, draft borrador, activity actividad, bulk work tareas en bloque, job tarea,
 * request solicitud, channel canal, starred favorito, campaign campaña, rotator rotador, list page página de lista, splash page página
 * intermedia, overlay overlay, pixel píxel, domain dominio, referrer sitio de procedencia, key clave, password contraseña, add añadir,
 * delete eliminar, remove quitar, check comprobar. “Vacío: …” says what an empty field does.
 */
import type { Catalog } from '#texts/catalog.ts';
import { activity } from './activity.ts';
import { palette } from './app/palette.ts';
import { shell } from './app/shell.ts';
import { campaigns } from './campaigns.ts';
import { channels } from './channels.ts';
import { domains } from './domains.ts';
import { steps as importSteps } from './links-import/steps.ts';
import { table } from './links-import/table.ts';
import { creating } from './links-new/creating.ts';
import { steps } from './links-new/steps.ts';
import { targeting } from './links-new/targeting.ts';
import { overlays } from './overlays.ts';
import { assign } from './parts/assign.ts';
import { assigning } from './parts/assigning.ts';
import { checks } from './parts/checks.ts';
import { device } from './parts/device.ts';
import { forms } from './parts/forms.ts';
import { jobs } from './parts/jobs.ts';
import { library } from './parts/library.ts';
import { linkFacts } from './parts/link-facts.ts';
import { messages } from './parts/messages.ts';
import { names } from './parts/names.ts';
import { pickers } from './parts/pickers.ts';
import { qr } from './parts/qr.ts';
import { records } from './parts/records.ts';
import { trends } from './parts/trends.ts';
import { ui } from './parts/ui.ts';
import { pixels } from './pixels.ts';
import { account } from './screens/account.ts';
import { link } from './screens/link.ts';
import { links } from './screens/links.ts';
import { overview } from './screens/overview.ts';
import { splash } from './splash.ts';

export const dashboard = {
  account,
  activity,
  assign,
  assigning,
  campaigns,
  channels,
  checks,
  device,
  domains,
  forms,
  jobs,
  library,
  link,
  linkFacts,
  links,
  linksImport: { ...importSteps, table },
  linksNew: { ...steps, ...targeting, ...creating },
  messages,
  names,
  overlays,
  overview,
  palette,
  pickers,
  pixels,
  qr,
  records,
  shell,
  splash,
  trends,
  ui,
} satisfies Catalog;
