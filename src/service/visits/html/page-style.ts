/** Page style: the CSS that all pages on the host of the short links share, light and dark. */

/** The grounds that text lies on in each scheme, of the page and of a card. */
export const grounds = { light: ['#f6f7f9', '#ffffff'], dark: ['#111418', '#191e24'] } as const;

/** Colours, type, cards, fields and buttons. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:${grounds.light[0]};--raised:${grounds.light[1]};--line:#dfe3e8;--text:#171c22;--soft:#56606c;--accent:#0b6e6e;--fill:var(--accent);--on:#fff;--harm:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:${grounds.dark[0]};--raised:${grounds.dark[1]};--line:#2c343d;--text:#e9edf1;--soft:#a0abb7;--accent:#4fc3bd;--on:#06201f;--harm:#ff8a80}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;align-content:center;justify-items:center;gap:16px;padding:24px 16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:26rem;padding:32px 28px;background:var(--raised);border:1px solid var(--line);border-radius:6px;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:22px;line-height:1.25;letter-spacing:-.01em}
/* Text and addresses of another direction lie on the side where the page begins. */
body [dir]{text-align:-webkit-match-parent;text-align:match-parent}
:lang(ar) h1{letter-spacing:0;line-height:1.4}
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
button{width:100%;min-height:44px;margin-top:16px;padding:8px 16px;font:inherit;font-weight:600;color:var(--on);background:var(--fill);border:1px solid var(--accent);border-radius:6px;cursor:pointer}
.brand{display:flex;align-items:center;justify-content:center;gap:10px;max-width:100%;margin:0;color:var(--text);font-weight:600;overflow-wrap:anywhere}
.brand img,.framed header img{flex:none;width:auto;max-width:12rem;height:36px;margin:0;object-fit:contain}
/* Logos are made for light grounds. */
@media (prefers-color-scheme:dark){.brand img,.framed header img{padding:4px;background:#fff;border-radius:6px}}
.profile{align-content:start;gap:0;padding:0 16px 24px;background:linear-gradient(color-mix(in srgb,var(--fill) 22%,var(--ground)),var(--ground) 20rem)}
.profile main{max-width:30rem;min-height:calc(100dvh - 96px);padding:max(32px,8vh) 0 32px;background:none;border:0;text-align:center}
.profile h1{margin:16px 0 24px}
.profile ul{display:grid;gap:12px;margin:0}
.profile li{border:0}
.profile li a{display:grid;align-content:center;min-height:60px;padding:10px 20px;color:var(--text);background:var(--raised);border:1px solid var(--line);border-radius:6px}
.profile li a:hover{border-color:var(--accent)}
.profile .avatar{width:96px;height:96px;margin:0 auto;border:3px solid var(--raised);border-radius:50%;outline:2px solid var(--fill)}
.profile details{margin-top:24px}
.profile summary{display:inline-block;padding:10px 12px;color:var(--accent);cursor:pointer}
.profile details img{max-width:15rem;border-radius:6px}
.profile .brand{font-size:14px}
.profile .brand img{height:28px}
`;
