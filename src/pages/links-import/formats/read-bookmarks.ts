/** Bookmarks reader: the addresses, titles, folders and tags of a bookmarks file, as browsers and reading lists write it. */
import { xmlTokens } from './xml-tokens.ts';

/** What the columns of bookmarks are called: fields of an import. */
const columns = ['url', 'note', 'tags'];

export function isBookmarks(text: string): boolean {
  return /^\s*<!DOCTYPE\s+NETSCAPE-Bookmark-file/i.test(text.slice(0, 500));
}

/** With the names of its columns as its first row. */
export function bookmarkRows(html: string): string[][] {
  const rows: string[][] = [];
  const folders: string[] = [];
  let heading = '';
  let link: { url: string; tags: string; title: string } | undefined;
  let isHeading = false;
  for (const token of xmlTokens(html)) {
    if (token.kind === 'text') {
      if (link !== undefined) link.title += token.text;
      if (isHeading) heading += token.text;
      continue;
    }
    const name = token.name.toLowerCase();
    const isOpen = token.kind === 'open';
    if (name === 'h3') {
      if (isOpen) heading = '';
      isHeading = isOpen;
    } else if (name === 'dl') {
      if (isOpen) folders.push(heading.trim());
      else folders.pop();
      heading = '';
    } else if (name === 'a' && isOpen) {
      const { attributes } = token;
      link = { url: attributes['href'] ?? '', tags: attributes['tags'] ?? '', title: '' };
    } else if (name === 'a' && link !== undefined) {
      // Places inside of a browser, such as `javascript:` and `place:`, are no addresses.
      if (/^https?:/i.test(link.url))
        rows.push([link.url.trim(), link.title.trim(), tagsOf(folders.at(-1) ?? '', link.tags)]);
      link = undefined;
    }
  }
  return [columns, ...rows];
}

/** A folder is what others call a tag. */
function tagsOf(folder: string, tags: string): string {
  return [folder, tags].filter((tag) => tag !== '').join(', ');
}
