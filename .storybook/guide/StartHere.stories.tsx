import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Go, Sheet, Wide } from './parts.js';
import { questions } from './questions.js';
import { type Screen, screens } from './screens.js';
import { docsAddress, type Globals, storyAddress, storyFiles, storyId } from './storyFiles.js';

const roles = [
  ['Chat', 'Questions, streamed answers, and the evidence beside them.'],
  ['Documents', 'Uploads, pages with their lit regions, chunks, what differs.'],
  ['Lists', 'Tables with filters and batches, trees, figures and charts.'],
  ['Forms', 'Dialogs, drawers, fields, imports, sign-in.'],
  ['Shell', 'The frame around every page: menu, tabs, messages, search.'],
  ['States', 'Loading, failed, not permitted, empty.'],
] as const;

const titlesOf = (role: string): string[] =>
  storyFiles
    .map(({ title }) => title)
    .filter((title) => title.startsWith(`${role}/`))
    .toSorted();

const nameOf = (title: string): string => title.split('/').at(-1) ?? title;

const ScreenRow = ({ screen: { route, stories }, globals }: { screen: Screen; globals: Globals }) => (
  <tr>
    <td>{stories === undefined ? route.title : <Go to={docsAddress(stories.title, globals)}>{route.title}</Go>}</td>
    <td>
      <code>{route.path}</code>
    </td>
    <td>
      {stories?.stories.map((story, at) => (
        <span key={story}>
          {at === 0 ? '' : ', '}
          <Go to={storyAddress(stories.title, story, globals)}>{story}</Go>
        </span>
      ))}
    </td>
  </tr>
);

const Opening = ({ globals }: { globals: Globals }) => (
  <Sheet>
    <h1>Start here</h1>
    <p>
      Everything that the console is made of, in each of its states. The bar above sets theme, language, density, width
      and, for screens, who looks at them and what goes wrong. Docs of a widget say when to use it and when not.
    </p>
    <h2>Ten usual questions</h2>
    <ol>
      {questions.map(({ question, title, story, globals: own }) => (
        <li key={question}>
          <Go to={storyAddress(title, story, { ...globals, ...own })}>{question}</Go>
        </li>
      ))}
    </ol>
    <h2>What is where</h2>
    <table>
      <tbody>
        <tr>
          <th scope="row">Foundations</th>
          <td>
            <p>Colour with its contrast, type, space, motion, icons: computed from what the widgets are styled with.</p>
            <Go to={storyAddress('Foundations/Colour', 'Contrast', globals)}>Colour</Go>,{' '}
            <Go to={storyAddress('Foundations/Type', 'Sizes', globals)}>Type</Go>,{' '}
            <Go to={storyAddress('Foundations/Space', 'Measures', globals)}>Space</Go>,{' '}
            <Go to={storyAddress('Foundations/Motion', 'Durations', globals)}>Motion</Go>,{' '}
            <Go to={storyAddress('Foundations/Icons', 'InUse', globals)}>Icons</Go>,{' '}
            <Go to={storyAddress('Foundations/States', 'Matrix', globals)}>States</Go>
          </td>
        </tr>
        {roles.map(([role, about]) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>
              <p>{about}</p>
              {titlesOf(role).map((title, at) => (
                <span key={title}>
                  {at === 0 ? '' : ', '}
                  <Go to={docsAddress(title, globals)}>{nameOf(title)}</Go>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>Screens</h2>
    <Wide tabIndex={0} role="region" aria-label="Screens">
      <table>
        <thead>
          <tr>
            <th>Page</th>
            <th>Address</th>
            <th>States</th>
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <ScreenRow key={screen.name} screen={screen} globals={globals} />
          ))}
        </tbody>
      </table>
    </Wide>
  </Sheet>
);

const meta = {
  title: 'Start here',
  component: Opening,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
  args: { globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  // Links keep the theme and the language that one has chosen.
  render: (_, { globals: { theme, language } }) => (
    <Opening
      globals={{
        ...(theme === 'dark' && { theme: 'dark' }),
        ...(language === 'en-US' && { language: 'en-US' }),
      }}
    />
  ),
} satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartHere: Story = {
  name: 'Start here',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What colour is evidence?' })).toHaveAttribute(
      'href',
      `./?path=/story/${storyId('Foundations/Colour', 'Contrast')}`,
    );
    // Every page of the console has its stories.
    await expect(screens.filter(({ stories }) => stories === undefined).map(({ name }) => name)).toEqual([]);
  },
};
