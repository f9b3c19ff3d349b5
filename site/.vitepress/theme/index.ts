/** Theme of the site: VitePress's own in Linkdeck's colours, with full loads into and out of the playground. */
import { inBrowser, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import './style.css';

const isPlayground = (path: string) => path.endsWith('/playground.html');

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (!inBrowser) return;
    // Its content policy, which is wider, is that of its own load alone.
    router.onBeforeRouteChange = (to) => {
      if (isPlayground(new URL(to, location.href).pathname) === isPlayground(location.pathname))
        return true;
      location.assign(to);
      return false;
    };
  },
} satisfies Theme;
