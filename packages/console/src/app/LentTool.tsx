import type { ComponentType } from 'react';
import { lazyPage, pageComponent } from '../pages/lazyPage.js';
import type { LentToolProps, ToolViewProps } from '../pages/parts.js';

/** What each tool looks like. A whole page each: what does not arrive belongs to the boundary of its tab. */
const views: Readonly<Partial<Record<string, ComponentType<ToolViewProps>>>> = {
  ppt: pageComponent(lazyPage<ToolViewProps>(() => import('../areas/slides/SlidesTool.js'))),
  files: pageComponent(lazyPage<ToolViewProps>(() => import('../areas/chat/files/FileDialogueTool.js'))),
  insurance: pageComponent(lazyPage<ToolViewProps>(() => import('../areas/tools/insurance/InsuranceTool.js'))),
  bp: pageComponent(lazyPage<ToolViewProps>(() => import('../areas/tools/plans/PlansTool.js'))),
  data: pageComponent(lazyPage<ToolViewProps>(() => import('../areas/dataQuery/DataQueryPage.js'))),
};

/** One tool, of whichever area it is. Apart from the shell, which opens without any of them. */
export default function LentTool({ id, embedded, absent }: LentToolProps) {
  const View = Object.hasOwn(views, id) ? views[id] : undefined;
  return View === undefined ? absent : <View embedded={embedded} />;
}
