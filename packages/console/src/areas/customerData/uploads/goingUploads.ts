/** Milliseconds between two looks while something is on its way. */
const LOOKS_AGAIN = 1500;
const going: readonly string[] = ['checking', 'running', 'takingBack'];

/** Whether it goes on by itself. */
export const isGoing = ({ status }: { status: string }): boolean => going.includes(status);

/** Milliseconds until the next look; 0: none. */
export const whileGoing = (upload: { status: string } | undefined): number =>
  upload !== undefined && isGoing(upload) ? LOOKS_AGAIN : 0;

/** The same for a list of them. */
export const whileSomeGoing = (page: { list: readonly { status: string }[] } | undefined): number =>
  page?.list.some(isGoing) === true ? LOOKS_AGAIN : 0;
