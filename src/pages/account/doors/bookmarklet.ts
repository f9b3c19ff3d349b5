/** Bookmarklet: the code of a bookmark that shortens the page that is shown. */

/**
 * A bookmark that opens the form of a new link with the address and title of the page that is shown.
 *
 * @param dashboardUrl without a slash at its end
 */
export function bookmarkletFor(dashboardUrl: string): string {
  const page = JSON.stringify(`${dashboardUrl}/?go=new&url=`);
  return (
    `javascript:void open(${page}+encodeURIComponent(location.href)` +
    "+'&metatitle='+encodeURIComponent(document.title),'_blank','noopener')"
  );
}
