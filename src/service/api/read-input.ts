/**
 * Request validation: decodes path, query and body by the contract, or refuses them and names the
 * field.
 */
import * as z from 'zod/mini';
import { type Endpoint, hasBody } from '#contract/protocol/endpoint.ts';
import { inEnglish } from '#contract/protocol/english.ts';
import { describeIssues, type Issues } from '#contract/protocol/envelope.ts';
import { withoutEmptyFields } from './empty-fields.ts';
import { readJson } from './read-json.ts';
import { invalid, Refusal } from './reply.ts';

export interface Naming {
  readonly toContract: (body: unknown) => unknown;
  readonly toService: (value: string) => string;
}

/**
 * The flat input of the endpoint's handler, without optional fields that are empty.
 *
 * @param params the text of the path's parameters
 * @param naming how the service's names become the contract's, in a whole body, and the other way,
 * of one value
 * @throws Refusal 404 where the path can name no record, 400 for query and body, 413 for a body
 * that is too long
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  naming: Naming,
): Promise<Record<string, unknown>> {
  const url = new URL(request.url);
  const path = endpoint.params.safeParse(params, { error: problemInUrl });
  if (!path.success)
    throw new Refusal(404, `There is nothing at ${url.pathname}: ${describe(path.error)}`);
  const query = endpoint.query.safeParse(readQuery(endpoint.query, url.searchParams), {
    error: problemInUrl,
  });
  if (!query.success) throw invalid(describe(query.error));
  if (!hasBody(endpoint)) return { ...path.data, ...query.data };
  const given = withoutEmptyFields(endpoint.body, naming.toContract(await readJson(request)));
  const body = endpoint.body.safeParse(given, { error: problemInBody });
  if (!body.success) throw invalid(describe(listChoices(body.error, naming), 'The body'));
  return { ...path.data, ...query.data, ...body.data };
}

/**
 * The parameters that the endpoint knows, without empty ones and choices that it does not offer:
 * the service ignores those.
 */
function readQuery(schema: z.ZodMiniObject, given: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = given.get(name);
    if (value === null || (value === '' && field instanceof z.ZodMiniOptional)) continue;
    const isOptionalChoice =
      field instanceof z.ZodMiniOptional && field.def.innerType instanceof z.ZodMiniEnum;
    if (isOptionalChoice && !field.safeParse(value).success) continue;
    query[name] = value;
  }
  return query;
}

/**
 * Names the values that a choice accepts, where there are more of them than its own message tells.
 */
function listChoices({ issues }: Issues, { toService }: Naming): Issues {
  const listed = issues.map((issue) => {
    if (issue.code !== 'invalid_value' || issue.values.length < 3) return issue;
    return {
      ...issue,
      message: `Must be one of ${issue.values.map((value) => toService(String(value))).join(', ')}`,
    };
  });
  return { issues: listed };
}

/**
 * The first few problems, because a list of 300 targets can have as many.
 *
 * @param whole names the whole for a problem of no single field
 */
function describe({ issues }: Issues, whole = ''): string {
  const named = issues.map((issue) =>
    issue.path.length === 0 ? { ...issue, path: [whole] } : issue,
  );
  const shown = describeIssues({ issues: named.slice(0, 5) });
  return issues.length > 5 ? `${shown}; and ${issues.length - 5} more` : shown;
}

/**
 * Messages for issues without a message in the contract's schemas; all fields of a URL are numbers.
 */
function problemInUrl(issue: z.core.$ZodRawIssue): ReturnType<z.core.$ZodErrorMap> {
  switch (issue.code) {
    case 'invalid_format':
    case 'invalid_type':
      return 'Must be a whole number';
    case 'too_small':
      return issue.origin === 'string' ? 'Must not be empty' : `Must be at least ${issue.minimum}`;
    default:
      return inEnglish.error(issue);
  }
}

/** The same for a body. */
function problemInBody(issue: z.core.$ZodRawIssue): ReturnType<z.core.$ZodErrorMap> {
  return issue.code === 'invalid_type' && issue.expected === 'object'
    ? 'Must be a JSON object'
    : inEnglish.error(issue);
}
