/** Page style: the CSS that all pages on the host of the short links share, light and dark. */

/** Colours, type, cards, fields and buttons. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#f6f7f9;--raised:#fff;--line:#dfe3e8;--text:#171c22;--soft:#56606c;--accent:#0b6e6e;--on:#fff;--harm:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#111418;--raised:#191e24;--line:#2c343d;--text:#e9edf1;--soft:#a0abb7;--accent:#4fc3bd;--on:#06201f;--harm:#ff8a80}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:26rem;padding:32px 28px;background:var(--raised);border:1px solid var(--line);border-radius:6px;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:22px;line-height:1.25;letter-spacing:-.01em}
p{margin:0 0 12px;color:var(--soft)}p:last-child{margin-bottom:0}
a{color:var(--accent)}
label{display:block;margin:20px 0 6px;font-weight:600}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:6px}
input[aria-invalid]{border-color:var(--harm)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ul{margin:16px 0 12px;padding:0;list-style:none}
li{border-top:1px solid var(--line)}
li a{display:block;min-height:44px;padding:10px 0;font-weight:600;text-decoration:none}
li a:hover span{text-decoration:underline}
li small{display:block;color:var(--soft);font-size:14px;font-weight:400}
img{display:block;width:100%;max-width:20rem;height:auto;margin:16px auto}
p.error{margin:6px 0 0;color:var(--harm)}
button{width:100%;min-height:44px;margin-top:16px;padding:8px 16px;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:6px;cursor:pointer}
`;
