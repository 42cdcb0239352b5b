import type { Tool } from '@console/api/contract';
import type { WallTool } from '@console/ui/tool-wall';

/** A tool as the wall draws it. Who sees it is told to those alone who were told it. */
export const wallTool = ({ roles, published, ...tool }: Tool): WallTool => ({
  ...tool,
  hidden: published === false,
  ...(roles && { seenBy: roles.map(({ name }) => name) }),
});
