/** Dragging done by the browser's own drag and drop: sources, places to drop on, the picture under the pointer, what is said. */

import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements, autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { countItems, targetText } from '#features/assign/model/assign-messages.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import type { Dragged, DragState } from '#features/assign/model/drag-state.ts';
import classes from './drag-adapter.module.css';

interface Source {
  /** What a drag that starts now takes along. */
  take: () => Dragged;
  drag: DragState;
  onChange: (dragging: boolean) => void;
}

/** Makes an element something to drag; returns the way to stop. */
export function dragSource(element: HTMLElement, { take, drag, onChange }: Source): () => void {
  const listening = new AbortController();
  let byFinger = false;
  // Seen before the browser decides what is dragged, which for a link inside of the element would be the link.
  element.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      byFinger = pointerType === 'touch';
      if (target instanceof Element) target.closest('a')?.setAttribute('draggable', 'false');
    },
    { signal: listening.signal, capture: true },
  );
  const stopDragging = draggable({
    element,
    // A finger scrolls, and by a long press selects.
    canDrag: () => !byFinger && take().items.length > 0,
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
      announce(`${countItems(dragged.items)} picked up`);
      const stopScrolling = autoScrollWindowForElements();
      // Not by the source's own end, which never comes when a new page of the list has taken its row away meanwhile.
      const stopWatching = monitorForElements({
        onDrop: ({ location }) => {
          stopWatching();
          stopScrolling();
          drag.set(null);
          onChange(false);
          if (location.current.dropTargets.length === 0) announce('Not dropped on anything. Nothing is assigned.');
        },
      });
    },
  });
  return () => {
    listening.abort();
    stopDragging();
  };
}

interface Place {
  drag: DragState;
  canDrop: (dragged: Dragged) => boolean;
  onOver: (over: boolean) => void;
  onDrop: (dragged: Dragged) => void;
  target: () => AssignTarget;
}

/** Makes an element a place to drop on; returns the way to stop. */
export function dropPlace(element: HTMLElement, { drag, canDrop, onOver, onDrop, target }: Place): () => void {
  return dropTargetForElements({
    element,
    canDrop: () => {
      const dragged = drag.get();
      return dragged !== null && canDrop(dragged);
    },
    getDropEffect: () => 'link',
    onDragEnter: () => {
      onOver(true);
      announce(`Over ${targetText(target())}`);
    },
    onDragLeave: () => onOver(false),
    onDrop: () => {
      onOver(false);
      const dragged = drag.get();
      if (dragged !== null) onDrop(dragged);
    },
  });
}

/** Scrolls an element while something is dragged near its edge; returns the way to stop. */
export function scrollAtEdges(element: HTMLElement): () => void {
  return autoScrollForElements({ element });
}

/** A stack with the name of what is dragged, and how many there are; drawn once by the browser, as it stands then. */
function preview({ items }: Dragged): HTMLElement {
  const card = document.createElement('div');
  card.className = classes['preview'] ?? '';
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
