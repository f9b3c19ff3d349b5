/** Host of a service address, with its path where it has one: `go.example.com`. */

/** @param dashboardUrl what the service address '' means */
export function hostOf(serviceAddress: string, dashboardUrl: string): string {
  const url = serviceAddress === '' ? dashboardUrl : serviceAddress;
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
