/** Problem page of the demo: why it does not run in this browser, and what to do. */
import { Button, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { DemoTexts } from '#texts/demo-texts.ts';
import classes from './Demo.module.css';
import type { DemoProblem } from './messages.ts';

interface DemoProblemPageProps {
  problem: DemoProblem;
  texts: DemoTexts;
}

export function DemoProblemPage({ problem, texts }: DemoProblemPageProps) {
  const { title, reload, ...reasons } = texts.problems;
  useEffect(() => {
    document.title = texts.page;
  }, [texts.page]);
  return (
    <main className={classes.page}>
      <div className={classes.card} role="alert">
        <Title order={1}>{title}</Title>
        <Text mt="xs" mb="lg">
          {reasons[problem]}
        </Text>
        <Button variant="default" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </main>
  );
}
