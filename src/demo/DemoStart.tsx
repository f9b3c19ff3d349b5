/** Start page of the demo: what it is, and the button that opens it. */
import { Button, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { DemoTexts } from '#texts/demo-texts.ts';
import { Logo } from '#ui/pictures/Logo.tsx';
import classes from './Demo.module.css';

interface DemoStartProps {
  texts: DemoTexts;
  isBusy: boolean;
  onOpen: () => void;
}

export function DemoStart({ texts, isBusy, onOpen }: DemoStartProps) {
  useEffect(() => {
    document.title = texts.page;
  }, [texts.page]);
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <Logo />
          Linkdeck
        </p>
        <Title order={1}>{texts.title}</Title>
        <Text c="var(--deck-text-dim)" mt="xs" mb="lg">
          {texts.intro}
        </Text>
        <Button onClick={isBusy ? undefined : onOpen} aria-disabled={isBusy}>
          {isBusy ? texts.opening : texts.open}
        </Button>
      </div>
    </main>
  );
}
