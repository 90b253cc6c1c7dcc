/** Where a bubble goes beside what it points at. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'right' | 'left';
  /** The middle of the arrow along the edge of the bubble, in pixels. */
  readonly arrow: number;
}

/** Between the bubble and its object; between the bubble and the edge of the screen. */
const GAP = 12;
const EDGE = 8;
/** The arrow keeps away from the corners of the bubble. */
const CORNER = 16;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/** On the first side with room; else on the side with the most. It never covers its object. */
export function placeBubble(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): Placed {
  const { width, height } = bubble;
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const midX = target.left + target.width / 2;
  const midY = target.top + target.height / 2;
  const left = within(midX - width / 2, EDGE, screen.width - width - EDGE);
  const top = within(midY - height / 2, EDGE, screen.height - height - EDGE);
  const arrowX = within(midX - left, CORNER, width - CORNER);
  const arrowY = within(midY - top, CORNER, height - CORNER);
  const sides: readonly (Placed & { readonly room: number })[] = [
    {
      side: 'above',
      left,
      top: target.top - height - GAP,
      arrow: arrowX,
      room: target.top - height - GAP - EDGE,
    },
    {
      side: 'below',
      left,
      top: bottom + GAP,
      arrow: arrowX,
      room: screen.height - bottom - height - GAP - EDGE,
    },
    { side: 'right', left: right + GAP, top, arrow: arrowY, room: screen.width - right - width - GAP - EDGE },
    {
      side: 'left',
      left: target.left - width - GAP,
      top,
      arrow: arrowY,
      room: target.left - width - GAP - EDGE,
    },
  ];
  const best =
    sides.find(({ room }) => room >= 0) ??
    sides.reduce((most, each) => (each.room > most.room ? each : most));
  const { room: _, ...placed } = best;
  return placed;
}
