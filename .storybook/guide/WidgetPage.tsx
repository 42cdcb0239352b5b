import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { GuideText } from './GuideText.js';
import { guides } from './guides/index.js';
import { type FrameKind, StoryFrame } from './StoryFrame.js';

const shown = ['theme', 'language', 'density', 'role', 'latency', 'failure'];

/** Each story in a frame of its own: what lies over the page, and what asks a server. */
const Framed = ({ kind }: { kind: FrameKind }) => {
  const context = use(DocsContext);
  return (
    <>
      <h2>States</h2>
      {context.componentStories().map((story) => {
        const { globals } = context.getStoryContext(story);
        return (
          <section key={story.id}>
            <h3 id={story.id}>{story.name}</h3>
            <Description of={story.moduleExport} />
            <StoryFrame
              id={story.id}
              name={story.name}
              kind={kind}
              phone={JSON.stringify(story.storyGlobals).includes('phone')}
              globals={shown.map((name) => `${name}:${String(globals[name])}`).join(';')}
            />
          </section>
        );
      })}
    </>
  );
};

/**
 * The properties of the widget, each with what it is for. Where stories draw it inside of something that keeps its state,
 * `parameters.widget` is the widget itself.
 */
const Properties = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const widget: unknown = preparedMeta.parameters['widget'];
  if (widget !== undefined) return <ArgTypes of={widget} />;
  return <Controls of={Object.values(csfFile.stories)[0]?.moduleExport} />;
};

/** The page of documents of a widget: what it is for, its properties and its states. Of a screen, its states. */
export default function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = guides[title];
  const isScreen = title.startsWith('Screens/');
  const frame = isScreen ? 'page' : guide?.frame;
  const file = String(preparedMeta.parameters['fileName'] ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide === undefined ? null : <GuideText guide={guide} name={title.split('/').at(-1) ?? ''} file={file} />}
      {frame === undefined ? <Primary /> : null}
      {isScreen ? null : <Properties />}
      {frame === undefined ? <Stories title="States" includePrimary={false} /> : <Framed kind={frame} />}
    </>
  );
}
