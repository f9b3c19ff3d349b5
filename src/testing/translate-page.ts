/** Translate page: does to a page what the translation of Chrome does, at once and after each change. Runs in the page. */

/** @returns what ends it */
export function translatePage(document: Document): () => void {
  const html = 'http://www.w3.org/1999/xhtml';
  const skipped = 'font, script, style, textarea, [translate="no"], .notranslate';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    for (const text of texts) {
      const words = text.textContent ?? '';
      if (words.trim() === '' || text.parentElement?.closest(skipped) != null) continue;
      const outer = document.createElementNS(html, 'font');
      const inner = document.createElementNS(html, 'font');
      inner.textContent = words;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' && target.isConnected) translate(target);
      for (const added of addedNodes) if (added.isConnected) translate(added);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => observer.disconnect();
}
