import { Source } from '@storybook/addon-docs/blocks';
import type { Guide } from './guides/guide.js';

/** Where an application imports a widget from, by the file of its stories. */
const importOf = (name: string, file: string): string | undefined => {
  const entry = /packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1];
  return entry === undefined ? undefined : `import { ${name} } from '@console/ui/${entry}';`;
};

interface GuideTextProps {
  guide: Guide;
  name: string;
  file: string;
}

/** When to use a widget, what it is made of, and how to begin with it. */
export const GuideText = ({ guide, name, file }: GuideTextProps) => {
  const code = importOf(name, file);
  return (
    <>
      <h3>When to use it</h3>
      <p>{guide.use}</p>
      <h3>When not</h3>
      <p>{guide.not}</p>
      <h3>Anatomy</h3>
      <p>{guide.anatomy}</p>
      <h3>Accessibility</h3>
      <p>{guide.accessibility}</p>
      {code === undefined ? null : (
        <>
          <h3>Code</h3>
          <Source code={code} language="tsx" />
        </>
      )}
    </>
  );
};
