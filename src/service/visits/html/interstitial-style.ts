/**
 * Interstitial style: the CSS of pages in front of a destination, beyond the style of all pages.
 */

// Elements that a script shows have their room from the start, or the page would jump. The
// countdown and the button that closes an overlay stay in sight however long the text. A page with
// details to open grows downwards only. An overlay stays on the side that its account has chosen by
// name, left or right, in every language.

export const interstitialStyle = `
.pixels{position:absolute;width:1px;height:1px;border:0;opacity:0;pointer-events:none}
.card main{max-width:34rem}
.card:has(details){align-content:start;padding-top:max(24px,12vh)}
.from{margin:0 0 4px;font-size:14px}
.host{margin:16px 0 0;padding:12px 14px;border:1px solid var(--line);border-radius:6px;background:var(--ground)}
.host strong{display:block;color:var(--text);font-size:16px}
.host span,.host summary{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.host summary{cursor:pointer;padding:3px 0}
.message{white-space:pre-line}
.acts{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0 0}
.act{display:inline-flex;flex:1 1 12rem;align-items:center;justify-content:center;min-height:44px;padding:8px 12px;border:1px solid var(--accent);border-radius:6px;font-weight:600;text-align:center;text-decoration:none}
.acts+p{margin-top:16px}
.act.main{color:var(--on);background:var(--fill)}
.countdown{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;position:sticky;bottom:0;min-height:52px;margin:12px 0 -8px;padding:4px 0;background:var(--raised);box-shadow:0 -8px 8px -4px var(--raised);font-variant-numeric:tabular-nums}
.countdown[hidden]{display:flex!important;visibility:hidden}
.countdown button,.box button{width:auto;min-height:44px;margin:0;padding:8px 14px;border:1px solid var(--soft);color:var(--text);background:none}
.framed{place-items:stretch;align-content:stretch;gap:0;grid-template-rows:auto minmax(0,1fr);height:100vh;height:100dvh;padding:0}
.framed header{display:flex;align-items:center;gap:16px;min-width:0;padding-block:4px;padding-inline:16px 8px;border-bottom:1px solid var(--line);background:var(--raised)}
.framed header img{height:28px;max-width:8rem}
.framed h1{flex:1;min-width:0;margin:0;overflow:hidden;font-size:14px;letter-spacing:0;text-overflow:ellipsis;white-space:nowrap}
.framed h1 small{margin-inline-start:8px;color:var(--soft);font-size:13px;font-weight:400}
.framed header .act{flex:none;padding:6px 14px;font-size:14px}
.framed main{max-width:none;padding:0;border:0;border-radius:0;background:#fff}
.framed main iframe{display:block;width:100%;height:100%;border:0}
.box{position:fixed;z-index:1;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 12px;width:min(26rem,calc(100vw - 32px));max-height:60dvh;padding-block:12px 16px;padding-inline:20px 12px;overflow:auto;border-radius:6px;color:var(--on-brand);background:var(--brand);box-shadow:0 0 0 1px #00000022,0 8px 32px #00000040;overflow-wrap:anywhere}
.box p{grid-column:1;margin:0;padding:10px 0 0;color:inherit;white-space:pre-line}
.box button{position:sticky;top:0;grid-column:2;grid-row:1;align-self:start;border-color:transparent;color:inherit;background:var(--brand)}
.box button[hidden]{display:block!important;visibility:hidden}
.box a{grid-column:1;justify-self:start;min-height:44px;margin-top:12px;padding:8px 18px;border-radius:6px;color:var(--brand);background:var(--on-brand);font-weight:600;line-height:28px;text-decoration:none}
.box :focus-visible{outline-color:var(--on-brand)}
.box a:focus-visible{outline-offset:3px}
.bottom,.top{left:50%;width:min(48rem,calc(100vw - 32px));transform:translateX(-50%)}
.bottom,.bottom-left,.bottom-right{bottom:16px}
.top{top:72px}
.bottom-left{left:16px}
.bottom-right{right:16px}
@media (min-width:601px){.bottom,.top{grid-template-columns:minmax(0,1fr) auto auto;align-items:start;padding-block:12px;padding-inline:20px 12px}.bottom p,.top p{padding:10px 0}.bottom a,.top a{grid-column:2;grid-row:1;max-width:18rem;margin:0}.bottom button,.top button{grid-column:3}}
@media (max-width:600px){.card main{padding:24px 20px}.framed h1 small{display:block;margin:0;overflow:hidden;text-overflow:ellipsis}}
`;
