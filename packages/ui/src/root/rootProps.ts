import type { CSSProperties, Ref } from 'react';
import { WIDGET } from '../theme/scope.js';

/** What every widget hands on to the outermost element that it draws, or to the panel where it is a dialog or a drawer. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Of the element, for links and labels. */
  id?: string;
  /** Beside the classes of its own. */
  className?: string;
  /** Over the styles of its own. */
  style?: CSSProperties;
  /** The element itself. */
  ref?: Ref<Root>;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

interface Own {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const isData = (name: string): name is `data-${string}` => name.startsWith('data-');

/** The class names that are there. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ') || undefined;

/** For the root of a widget that hands on everything that its element can have. */
export const widgetClass = (given: string | undefined): string => (given === undefined ? WIDGET : `${WIDGET} ${given}`);

/** Of a widget's props those of its root, together with what the root has of its own. */
export const rootProps = <Root extends Element>(props: RootProps<Root>, own: Own = {}): RootProps<Root> => {
  const { id, ref } = props;
  const root: RootProps<Root> = {};
  for (const name of Object.keys(props)) if (isData(name)) root[name] = props[name];
  const className = classNames(WIDGET, own.className, props.className);
  const style = own.style && props.style ? { ...own.style, ...props.style } : (props.style ?? own.style);
  if (id !== undefined) root.id = id;
  if (className !== undefined) root.className = className;
  if (style !== undefined) root.style = style;
  if (ref !== undefined) root.ref = ref;
  return root;
};
