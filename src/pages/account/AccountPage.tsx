/** Account screen: profile, security, this device, labels and naming rules, each in its own tab. */
import { Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { oneOf, useUrlState } from '#features/records/use-url-state.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import classes from './AccountPage.module.css';
import { AppearancePanel } from './AppearancePanel.tsx';
import { ClearDataPanel } from './ClearDataPanel.tsx';
import { CopyPanel } from './copy/CopyPanel.tsx';
import { LabelsPanel } from './LabelsPanel.tsx';
import { NamingPanel } from './NamingPanel.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { StoredLinksPanel } from './StoredLinksPanel.tsx';

const tabs = ['profile', 'security', 'device', 'labels', 'naming'] as const;

/** Costs at most one request, and none right after signing in. */
export function AccountPage() {
  const t = useTranslations('account');
  const { lock } = useSessionActions();
  const [{ tab }, setUrl] = useUrlState({ tab: oneOf(tabs, 'profile') });
  return (
    <Stack gap="md">
      <Group justify="space-between" mih={36}>
        <Title order={1}>{t('title')}</Title>
        <Button
          variant="default"
          leftSection={<Lock size={16} aria-hidden />}
          aria-keyshortcuts="Control+Shift+L"
          onClick={lock}
        >
          {t('security.lock')}
        </Button>
      </Group>
      <Tabs
        value={tab}
        onChange={(next) => setUrl({ tab: tabs.find((each) => each === next) }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each} className={classes.tab}>
              {t(`tabs.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <TabContent tab={tab} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function TabContent({ tab }: { tab: (typeof tabs)[number] }) {
  switch (tab) {
    case 'profile':
      return <ProfileTab />;
    case 'security':
      return <SecurityTab />;
    case 'device':
      return (
        <Stack gap="lg">
          <AppearancePanel />
          <CopyPanel />
          <StoredLinksPanel />
          <ClearDataPanel />
        </Stack>
      );
    case 'labels':
      return <LabelsPanel />;
    case 'naming':
      return <NamingPanel />;
  }
}
