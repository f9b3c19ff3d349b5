/** Rendered on the server. The component belongs to the browser; what holds functions is passed to it there, as in links.tsx. */
import { Links } from './links';

export default function Page() {
  return <Links address="https://deck.example" />;
}
