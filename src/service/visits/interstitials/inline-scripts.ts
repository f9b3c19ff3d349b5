/** The few scripts of our own that pages in front of a destination run: constant texts, known to their policies by hash. */
import { contentHash } from '#service/visits/html/csp-hash.ts';

interface OwnScript {
  readonly text: string;
  /** As a source of a content policy. */
  readonly source: string;
}

async function ownScript(text: string): Promise<OwnScript> {
  return { text, source: await contentHash(text) };
}

/**
 * Goes on to the link `#go` once the scripts of all pixels have come or failed: shortly after, so that what they send
 * leaves, and after two and a half seconds whatever happens. The page leaves no entry in the history, or Back would
 * lead to it and fire again.
 */
export const leaveScript = await ownScript(`
(function(){
var go=document.getElementById("go"),left=Number(go.dataset.scripts),gone=false;
function leave(){if(!gone){gone=true;location.replace(go.href)}}
function settled(event){var of=event.target.dataset;if(of&&"pixel" in of&&--left===0)setTimeout(leave,400)}
document.addEventListener("load",settled,true);
document.addEventListener("error",settled,true);
setTimeout(leave,2500);
})();
`);

/** Counts down to following the link `#go`, while somebody looks, until the button `#stay` is pressed. */
export const countdownScript = await ownScript(`
(function(){
var go=document.getElementById("go"),box=document.getElementById("countdown"),said=document.getElementById("left"),stay=document.getElementById("stay");
var left=Number(box.dataset.seconds);
function say(){said.textContent="Going on in "+left+(left===1?" second":" seconds")}
var timer=setInterval(function(){
if(document.hidden)return;
left-=1;
if(left>0){say();return}
clearInterval(timer);
location.replace(go.href);
},1000);
stay.addEventListener("click",function(){clearInterval(timer);said.textContent="Stopped. Go on when you are ready.";stay.hidden=true;go.focus()});
say();
box.hidden=false;
})();
`);

/** Lets the button `#close` put away the box `#overlay`. */
export const closeScript = await ownScript(`
(function(){
var button=document.getElementById("close");
button.hidden=false;
button.addEventListener("click",function(){document.getElementById("overlay").hidden=true;document.getElementById("page").focus()});
})();
`);
