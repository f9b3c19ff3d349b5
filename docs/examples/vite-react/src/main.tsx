/** A page of React with the dashboard in it, as a component and as an element. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Linkdeck } from 'linkdeck-embed/react';

/** Of your own Linkdeck; this page takes it from its URL. */
const address = new URLSearchParams(location.search).get('linkdeck') ?? 'https://deck.example';

function Portal() {
  const [state, setState] = useState('');
  return (
    <>
      <p>The dashboard is in the state <output>{state}</output></p>
      <Linkdeck
        address={address}
        style={{ height: '720px' }}
        features={{ navigation: true, bar: true }}
        on={{ state: (now) => setState(now.state) }}
      />
      <link-deck address={address} route="/channels" navigation={false} style={{ height: '480px' }} />
    </>
  );
}

const place = document.getElementById('portal');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
}
