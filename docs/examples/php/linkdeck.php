<?php
/** The backend of an embedded dashboard, in PHP 8 with its extension curl: `php -S localhost:3000 linkdeck.php`. */
declare(strict_types=1);

const MEGABYTE = 1024 * 1024;

/** What this page may ask for: method, and path with query. */
const ALLOWED = [
    'account.get' => ['GET', '/api/account'],
    'links.list' => ['GET', '/api/urls(\?((page|limit|order|q)=[\w.~%+*-]*(&(?=\w)|\z))+)?'],
    'links.find' => ['GET', '/api/urls\?short=[\w.~%+*-]+'],
    'links.get' => ['GET', '/api/url/\d+'],
    'links.create' => ['POST', '/api/url/add'],
];
/** By these the frame stays within the rate limit. */
const PASSED = [
    'content-type', 'date', 'retry-after',
    'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-ratelimit-unlimited',
];

/** The frame shows no screen whose requests are not among these. */
function allowHeader(): array
{
    return ['linkdeck-allow' => implode(' ', array_keys(ALLOWED))];
}

function refusal(int $status, string $message): array
{
    $body = json_encode(['error' => 1, 'message' => $message]);
    return ['status' => $status, 'headers' => ['content-type' => 'application/json'] + allowHeader(), 'body' => $body];
}

/** Takes the request of the page, parsed from JSON, and returns the reply for the frame. */
function replyFor(mixed $asked, string $service, string $key): array
{
    $endpoint = is_array($asked) && is_string($asked['endpoint'] ?? null) ? $asked['endpoint'] : '';
    [$method, $pattern] = ALLOWED[$endpoint] ?? ['', ''];
    $path = $asked['path'] ?? null;
    $body = $asked['body'] ?? null;
    if ($method === '' || $method !== ($asked['method'] ?? null) || !is_string($path)
        || preg_match("#\\A$pattern\\z#", $path) !== 1 || !($body === null || is_string($body))) {
        return refusal(400, 'This page does not pass on that request.');
    }
    $text = '';
    $headers = [];
    $call = curl_init($service . $path);
    curl_setopt_array($call, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => ["Authorization: Bearer $key", 'Content-Type: application/json'],
        CURLOPT_TIMEOUT => 30,
        // The key goes to one host.
        CURLOPT_FOLLOWLOCATION => false,
        CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$headers): int {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            if (in_array(strtolower($name), PASSED, true)) {
                $headers[strtolower($name)] = trim($value);
            }
            return strlen($line);
        },
        CURLOPT_WRITEFUNCTION => function ($_, string $part) use (&$text): int {
            $text .= $part;
            return strlen($text) > 8 * MEGABYTE ? 0 : strlen($part);
        },
    ]);
    if ($body !== null) {
        curl_setopt($call, CURLOPT_POSTFIELDS, $body);
    }
    if (curl_exec($call) !== true) {
        return refusal(502, 'The service did not answer.');
    }
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    return ['status' => $status, 'headers' => $headers + allowHeader(), 'body' => $text];
}

// Check here that the visitor of your portal is signed in, and may use this account.
$sent = (string) file_get_contents('php://input', false, null, 0, 2 * MEGABYTE + 1);
// Browsers ask before they send JSON to another site, and do not before they send a form.
if (!str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/json')) {
    $reply = refusal(415, 'The content type has to be application/json.');
} elseif (strlen($sent) > 2 * MEGABYTE) {
    $reply = refusal(413, 'The request is longer than 2 MB.');
} else {
    $service = getenv('LINKS_SERVICE') ?: 'https://links.example';
    $reply = replyFor(json_decode($sent, true), $service, (string) getenv('LINKS_KEY'));
}
header('Content-Type: application/json');
echo json_encode($reply, JSON_INVALID_UTF8_SUBSTITUTE);
