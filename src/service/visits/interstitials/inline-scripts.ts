/** Inline scripts of interstitial pages: constant texts, allowed by hash in the content policy. */
import { cspHash } from '#service/visits/html/page-layout.ts';

export interface InlineScript {
  readonly text: string;
  /** As a source of a content policy. */
  readonly source: string;
}

async function inlineScript(text: string): Promise<InlineScript> {
  return { text, source: await cspHash(text) };
}

/**
 * Follows the link `#go` shortly after the scripts of all pixels have loaded or failed, so that their requests leave, and
 * after two and a half seconds at the latest. The page leaves no entry in the history: Back would fire the pixels again.
 */
export const leaveScript = await inlineScript(`
(function(){
var go=document.getElementById("go"),left=Number(go.dataset.scripts),gone=false;
function leave(){if(!gone){gone=true;location.replace(go.href)}}
function settled(event){var of=event.target.dataset;if(of&&"pixel" in of&&--left===0)setTimeout(leave,400)}
document.addEventListener("load",settled,true);
document.addEventListener("error",settled,true);
setTimeout(leave,2500);
})();
`);

/** Counts down to following the link `#go` while the page is visible, until the visitor presses the button `#stay`. */
export const countdownScript = await inlineScript(`
(function(){
var go=document.getElementById("go"),box=document.getElementById("countdown"),text=document.getElementById("left"),stay=document.getElementById("stay");
var left=Number(box.dataset.seconds);
function show(){text.textContent="Going on in "+left+(left===1?" second":" seconds")}
var timer=setInterval(function(){
if(document.hidden)return;
left-=1;
if(left>0){show();return}
clearInterval(timer);
location.replace(go.href);
},1000);
stay.addEventListener("click",function(){clearInterval(timer);text.textContent="Stopped. Go on when you are ready.";stay.hidden=true;go.focus()});
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
