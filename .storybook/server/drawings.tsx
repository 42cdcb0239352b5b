import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  StrictMode,
  useEffect,
} from 'react';
import { ConsoleProvider } from '../../packages/ui/src/provider/ConsoleProvider.js';

export type StoryFile = Record<string, StoryObj> & { default: Meta };

type Draw = (args: object, context: object) => ReactNode;
type Decorate = (Story: FunctionComponent, context: object) => ReactNode;

const listOf = (one: unknown): unknown[] => (Array.isArray(one) ? one : one === undefined ? [] : [one]);

/** A story as a component, by nothing but its own file. */
export const componentOf = ({ default: meta, ...stories }: StoryFile, name: string): FunctionComponent => {
  const story = stories[name] ?? {};
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {}, viewMode: 'story' };
  const render = (story.render ?? meta.render) as Draw | undefined;
  const component = meta.component as ComponentType<object> | undefined;
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)] as Decorate[];
  return decorators.reduce<FunctionComponent>(
    (Inside, decorate) => () => decorate(Inside, context),
    () => (render === undefined ? component && createElement(component, args) : render(args, context)),
  );
};

export interface DrawingProps {
  /** Made once by `componentOf`. */
  Story: FunctionComponent;
  /** In a browser: it stands there. */
  onThere?: () => void;
}

/** What a story shows at first, on a server as in a browser. */
export const Drawing = ({ Story, onThere }: DrawingProps) => {
  useEffect(() => onThere?.(), [onThere]);
  return (
    <StrictMode>
      <ConsoleProvider>
        <Story />
      </ConsoleProvider>
    </StrictMode>
  );
};
