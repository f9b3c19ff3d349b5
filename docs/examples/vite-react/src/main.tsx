/** A page of React with the dashboard and parts in it, as components and as elements. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Linkdeck } from 'linkdeck-embed/react';
import { CreateLink, LinkdeckProvider, LinkList, useLinkPicker } from 'linkdeck-embed/parts/react';

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
      <LinkdeckProvider address={address}>
        <Parts />
      </LinkdeckProvider>
      <link-deck address={address} route="/channels" navigation={false} style={{ height: '480px' }} />
      <linkdeck-picker
        address={address}
        name="link"
        required
        channel={1}
        locked="channel"
        className="part"
        onlinkPicked={(event) => console.log(event.detail.shortUrl)}
      />
    </>
  );
}

/** A button that opens the picker, beside a list of links. */
function Parts() {
  const pickLink = useLinkPicker();
  const [shortUrl, setShortUrl] = useState('none yet');
  const pick = async () => {
    const link = await pickLink({ url: 'https://shop.example/sale' });
    if (link !== null) setShortUrl(link.shortUrl);
  };
  return (
    <>
      <button type="button" onClick={() => void pick()}>Link: {shortUrl}</button>
      <LinkList rows={5} className="part" />
      <CreateLink campaign={1} utm={{ source: 'portal' }} locked={['campaign', 'utm']} className="part" />
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
