/** Bar of the demo: says what the page is, and leads to its own two acts. */
import { useRef } from 'react';
import type { DemoTexts } from '#texts/demo-texts.ts';
import classes from './Demo.module.css';
import { DemoDialog, type DemoDialogHandle } from './DemoDialog.tsx';
import type { DemoWorker } from './demo-worker.ts';
import { VisitDialog } from './VisitDialog.tsx';

interface DemoBarProps {
  worker: DemoWorker;
  texts: DemoTexts;
  onStartOver: () => void;
}

export function DemoBar({ worker, texts, onStartOver }: DemoBarProps) {
  const visit = useRef<DemoDialogHandle>(null);
  const over = useRef<DemoDialogHandle>(null);
  return (
    <aside className={classes.bar} aria-label={texts.barLabel}>
      <p>{texts.bar}</p>
      <div className={classes.acts}>
        <button type="button" onClick={() => visit.current?.open()}>
          {texts.visitor}
        </button>
        <button type="button" onClick={() => over.current?.open()}>
          {texts.startOver}
        </button>
      </div>
      <VisitDialog ref={visit} worker={worker} texts={texts} />
      <DemoDialog
        ref={over}
        title={texts.over.title}
        cancel={texts.cancel}
        submit={texts.over.confirm}
        isDestructive
        onSubmit={onStartOver}
      >
        <p>{texts.over.text}</p>
      </DemoDialog>
    </aside>
  );
}
