import { href, type Tool } from '@console/api/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { toHash } from './address.js';
import { useAddress } from './useAddress.js';

/** Which tool, and what in its address says where in it. */
export interface ToolPlace {
  /** Of `toolIds`, or one that only a later server knows. */
  id: Tool['id'];
  [name: string]: string | number | undefined;
}

const FRAMED = '/expAITool';

/** Path of a tool's page: within the shell, or `embedded`, without it. Values that are undefined are left out. */
export const toolPath = (place: ToolPlace, embedded = false): string => href(embedded ? 'expTool' : 'tool', place);

/** Address of a tool's page, for links. */
export const toolHref = (place: ToolPlace, embedded = false): string => toHash(toolPath(place, embedded));

/** Whether a path belongs to the tools without the shell. */
export const isFramedTool = (path: string): boolean => path === FRAMED || path.startsWith(`${FRAMED}/`);

/** Ways to the tools from this page: one without the shell leads to no page that has it. */
export const useTools = () => {
  const embedded = isFramedTool(useLocation().pathname);
  const { open } = useAddress();
  return useMemo(
    () => ({
      embedded,
      /** Path of the wall of all tools. */
      wall: href(embedded ? 'expTools' : 'tools'),
      hrefOf: (place: ToolPlace) => toolHref(place, embedded),
      openTool: (place: ToolPlace) => open(toolPath(place, embedded)),
    }),
    [embedded, open],
  );
};
