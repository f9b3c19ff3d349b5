/** Drag adapter: drag sources, drop targets, preview and announcements on Pragmatic drag and drop, loaded on demand. */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import type { useTranslations } from 'use-intl';
import { countItems, shortName } from '#features/assign/model/assign-messages.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import type { Dragged, DragState } from '#features/assign/model/drag-state.ts';
import classes from './drag-adapter.module.css';

type Texts = ReturnType<typeof useTranslations<'assigning'>>;

interface Source {
  /** The items of a drag that starts now. */
  take: () => Dragged;
  drag: DragState;
  onChange: (dragging: boolean) => void;
  /** The texts for screen readers, in the language of the moment. */
  texts: () => Texts;
}

/** Makes an element draggable; returns the function that ends it. */
export function dragSource(
  element: HTMLElement,
  { take, drag, onChange, texts }: Source,
): () => void {
  const listening = new AbortController();
  let byTouch = false;
  // Before the browser starts a drag: it would drag a link inside the element in place of the element.
  element.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      byTouch = pointerType === 'touch';
      if (target instanceof Element) target.closest('a')?.setAttribute('draggable', 'false');
    },
    { signal: listening.signal, capture: true },
  );
  const stopDragging = draggable({
    element,
    // Touch scrolls, and selects by a long press.
    canDrag: () => !byTouch && take().items.length > 0,
    onGenerateDragPreview: ({ nativeSetDragImage }) => {
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
        render: ({ container }) => container.append(preview(take())),
      });
    },
    onDragStart: () => {
      const dragged = take();
      drag.set(dragged);
      onChange(true);
      announce(texts()('drag.picked', countItems(dragged.items)));
      const stopScrolling = autoScrollWindowForElements();
      // The source gets no drop event when another page of the list has removed its row meanwhile.
      const stopWatching = monitorForElements({
        onDrop: ({ location }) => {
          stopWatching();
          stopScrolling();
          drag.set(null);
          onChange(false);
          if (location.current.dropTargets.length === 0) announce(texts()('drag.missed'));
        },
      });
    },
  });
  return () => {
    listening.abort();
    stopDragging();
  };
}

interface Target {
  drag: DragState;
  canDrop: (dragged: Dragged) => boolean;
  onOver: (over: boolean) => void;
  onDrop: (dragged: Dragged) => void;
  target: () => AssignTarget;
  texts: () => Texts;
}

/** Makes an element a drop target; returns the function that ends it. */
export function dropTarget(
  element: HTMLElement,
  { drag, canDrop, onOver, onDrop, target, texts }: Target,
): () => void {
  return dropTargetForElements({
    element,
    canDrop: () => {
      const dragged = drag.get();
      return dragged !== null && canDrop(dragged);
    },
    getDropEffect: () => 'link',
    onDragEnter: () => {
      onOver(true);
      const over = target();
      announce(texts()(`drag.over.${over.kind}`, { name: shortName(over) }));
    },
    onDragLeave: () => onOver(false),
    onDrop: () => {
      onOver(false);
      const dragged = drag.get();
      if (dragged !== null) onDrop(dragged);
    },
  });
}

/** Scrolls an element during a drag near its edge; returns the function that ends it. */
export function scrollAtEdges(element: HTMLElement): () => void {
  return autoScrollForElements({ element });
}

/** A card with the name of the first item and the number of items; the browser renders it once. */
function preview({ items }: Dragged): HTMLElement {
  const card = document.createElement('div');
  card.className = classes.preview ?? '';
  if (items.length > 1) card.dataset['stack'] = '';
  const name = document.createElement('bdi');
  name.dir = 'auto';
  name.textContent = items[0]?.name.slice(0, 80) ?? '';
  card.append(name);
  if (items.length > 1) {
    const badge = document.createElement('span');
    badge.textContent = String(items.length);
    card.append(badge);
  }
  return card;
}
