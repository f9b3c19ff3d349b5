/** What is used of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, in place of a duration. */
    amount?: number;
    requests: readonly autocannon.AutocannonRequest[];
  }
  interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    '2xx': number;
    '3xx': number;
    '4xx': number;
    '5xx': number;
  }
  namespace autocannon {
    interface AutocannonRequest {
      path: string;
      headers: Record<string, string>;
      /** Changes each request before it is sent. */
      setupRequest?: (request: AutocannonRequest) => AutocannonRequest;
    }
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
