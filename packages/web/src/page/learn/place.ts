/** Where a bubble goes beside what it points at. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
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

/**
 * On the first side of `around` (such as the menu that an option is in) with room; else beside the object itself, on the side
 * with the most room. It never covers its object, and its arrow is level with it.
 */
export function placeBubble(target: Box, bubble: Size, screen: Size, around: Box = target): Placed {
  const fitting = (box: Box) => sidesOf(target, box, bubble, screen).find(({ room }) => room >= 0);
  const roomiest = (box: Box) =>
    sidesOf(target, box, bubble, screen).reduce((most, each) => (each.room > most.room ? each : most));
  const { room: _, ...placed } = fitting(around) ?? fitting(target) ?? roomiest(target);
  return placed;
}

function sidesOf(target: Box, around: Box, { width, height }: Size, screen: Size) {
  const right = around.left + around.width;
  const bottom = around.top + around.height;
  const midX = target.left + target.width / 2;
  const midY = target.top + target.height / 2;
  const left = within(midX - width / 2, EDGE, screen.width - width - EDGE);
  const top = within(midY - height / 2, EDGE, screen.height - height - EDGE);
  const arrowX = within(midX - left, CORNER, width - CORNER);
  const arrowY = within(midY - top, CORNER, height - CORNER);
  const above = around.top - height - GAP;
  const before = around.left - width - GAP;
  const sides: readonly (Placed & { readonly room: number })[] = [
    { side: 'above', left, top: above, arrow: arrowX, room: above - EDGE },
    {
      side: 'below',
      left,
      top: bottom + GAP,
      arrow: arrowX,
      room: screen.height - bottom - height - GAP - EDGE,
    },
    { side: 'right', left: right + GAP, top, arrow: arrowY, room: screen.width - right - width - GAP - EDGE },
    { side: 'left', left: before, top, arrow: arrowY, room: before - EDGE },
  ];
  return sides;
}
