/** Inline scripts of interstitial pages: constant texts, allowed by hash in the content policy. */
import { inlineScript } from '#service/visits/html/page.ts';

/**
 * Follows the link `#go` shortly after the scripts in the frame `#pixels` have loaded or failed, so
 * that their requests leave, and after two and a half seconds at the latest. The page leaves no
 * entry in the history: Back would fire the pixels again.
 */
export const leaveScript = await inlineScript(`
(function(){
var go=document.getElementById("go"),gone=false;
function leave(){if(!gone){gone=true;location.replace(go.href)}}
document.addEventListener("load",function(event){if(event.target.id==="pixels")setTimeout(leave,400)},true);
setTimeout(leave,2500);
})();
`);

/**
 * Gives a document without an origin cookies and storage of its own that last as long as the
 * document: without them, reading either is an error, by which many of the networks' scripts end.
 * For the policy of its page, this script has the nonce.
 */
export const memoryScript = `
(function(){
var jar=new Map();
function give(to,name,how){how.configurable=true;try{Object.defineProperty(to,name,how)}catch(refused){}}
function storage(){
var items=new Map();
return{get length(){return items.size},key:function(at){return Array.from(items.keys())[at]||null},
getItem:function(name){return items.has(String(name))?items.get(String(name)):null},
setItem:function(name,value){items.set(String(name),String(value))},
removeItem:function(name){items.delete(String(name))},clear:function(){items.clear()}};
}
give(document,"cookie",{get:function(){return Array.from(jar,function(pair){return pair.join("=")}).join("; ")},
set:function(text){var pair=String(text).split(";")[0],at=pair.indexOf("=");if(at>0)jar.set(pair.slice(0,at).trim(),pair.slice(at+1).trim())}});
give(window,"localStorage",{value:storage()});
give(window,"sessionStorage",{value:storage()});
})();
`;

/**
 * Counts down to following the link `#go` while the page is visible, until the visitor presses the
 * button `#stay`.
 */
export const countdownScript = await inlineScript(`
(function(){
var go=document.getElementById("go"),box=document.getElementById("countdown"),text=document.getElementById("left"),stay=document.getElementById("stay");
var texts=JSON.parse(box.dataset.left),left=texts.length;
function show(){text.textContent=texts[texts.length-left]}
var timer=setInterval(function(){
if(document.hidden)return;
left-=1;
if(left>0){show();return}
clearInterval(timer);
location.replace(go.href);
},1000);
stay.addEventListener("click",function(){clearInterval(timer);text.textContent=box.dataset.stopped;stay.hidden=true;go.focus()});
show();
box.hidden=false;
})();
`);

/** Lets the button `#close` hide the box `#overlay`. */
export const closeScript = await inlineScript(`
(function(){
var button=document.getElementById("close");
button.hidden=false;
button.addEventListener("click",function(){document.getElementById("overlay").hidden=true;document.getElementById("page").focus()});
})();
`);
