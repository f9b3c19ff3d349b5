/** Doctor's check of embedding: whether the frame's page arrives as pages of other origins need it. */
import { askPlain, type Fetch } from './ask-server.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

/**
 * Checks origins that may embed the dashboard.
 *
 * @param url where browsers find the dashboard, without a slash at its end
 */
export async function checkEmbedding(
  origins: readonly string[],
  url: string,
  fetch: Fetch,
): Promise<readonly Finding[]> {
  if (origins.length === 0)
    return [good('embed-origins', 'No page may embed the dashboard (--embed-origins names none)')];
  const asked = await askPlain(fetch, `${url}/embed/v1/`);
  if (asked.kind === 'silent')
    return [
      wrong(
        'embed-origins',
        `The page for frames cannot be read: ${asked.reason}`,
        'Repair the public URL first.',
      ),
    ];
  const problems = [...frameProblems(origins, asked.reply), ...originProblems(origins, url)];
  if (problems.length > 0) return problems;
  return [good('embed-origins', `${origins.join(', ')} may embed the dashboard`)];
}

function frameProblems(origins: readonly string[], { status, headers }: Response): Finding[] {
  if (status !== 200)
    return [
      wrong(
        'embed-origins',
        `The page for frames answers with status ${status}`,
        'Start the service with --embed-origins, and let the proxy pass /embed/ on.',
      ),
    ];
  const frameOptions = headers.get('x-frame-options');
  if (frameOptions !== null)
    return [
      wrong(
        'embed-origins',
        `X-Frame-Options: ${frameOptions} arrives, which the service does not send`,
        'Take that header out of the proxy for /embed/.',
      ),
    ];
  const allowed = ancestorsIn(headers.get('content-security-policy') ?? '');
  const missing = origins.filter((origin) => !allowed.includes(origin));
  if (missing.length === 0) return [];
  return [
    wrong(
      'embed-origins',
      `The policy of the page for frames does not name ${missing.join(', ')}`,
      'Start the service with the same --embed-origins, and let the proxy leave Content-Security-Policy as it is.',
    ),
  ];
}

/** The origins of `frame-ancestors`; where a header was added, all policies hold at once. */
function ancestorsIn(policies: string): readonly string[] {
  const lists = policies
    .split(/[;,]/)
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors')
    .map(([, ...origins]) => origins);
  const [first = [], ...others] = lists;
  return first.filter((origin) => others.every((list) => list.includes(origin)));
}

/** A page by http around one by https, or the reverse, is not what an owner wants in earnest. */
function originProblems(origins: readonly string[], url: string): Finding[] {
  const isHttps = url.startsWith('https:');
  const plain = origins.filter((origin) => isHttps && origin.startsWith('http:'));
  return plain
    .filter((origin) => !/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin))
    .map((origin) =>
      hint(
        'embed-origins',
        `${origin} is not encrypted: in the way to it, its page can be changed`,
        'Serve that page by https, and name it so.',
      ),
    );
}
