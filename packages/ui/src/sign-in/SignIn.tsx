import type { Problem } from '@console/base';
import { type ReactNode, useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { signInWords } from './locale.js';
import { Logo } from '../logo/Logo.js';
import type { Language } from '../locale/useWords.js';
import type { ThemeMode } from '../provider/useResolvedTheme.js';
import { Tag } from '../states/Tag.js';
import { Court } from './Court.js';
import { Appearance } from './Appearance.js';
import { type Credentials, SignInForm } from './SignInForm.js';
import { Art, Brand, Claim, Column, CourtFrame, Footnote, Heading, Hint, Lead, Page, Side } from './SignIn.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface SignInProps extends RootProps<HTMLDivElement> {
  /** Name of the product, over the form. */
  productTitle: string;
  /** Beside the heading, where this is not the real thing: "演示数据". Left out: nothing. */
  environment?: string;
  /** Called with both fields filled, the username trimmed. The button is locked while the promise runs. */
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  /** Why the last try failed. Stands above the button; the fields keep what was typed. */
  problem?: Problem;
  /** Something to know before signing in: "登录已过期，请重新登录". Above the fields. */
  notice?: ReactNode;
  /** A sign-in that the owner itself started is under way. Default false. */
  loading?: boolean;
  /** The language that is shown. */
  language: Language;
  /** The reader chose another language. */
  onLanguageChange: (language: Language) => void;
  /** The theme that is shown. */
  theme: ThemeMode;
  /** The reader chose the other theme. */
  onThemeChange: (theme: 'light' | 'dark') => void;
}

/** The whole sign-in page. Focus starts in the username. */
export const SignIn = ({
  productTitle,
  environment,
  language,
  onLanguageChange,
  theme,
  onThemeChange,
  ...rest
}: SignInProps) => {
  const words = useWords(signInWords);
  const heading = useId();
  const { onSubmit, problem, notice, loading } = rest;
  const form = { onSubmit, problem, notice, loading };
  return (
    <Page {...rootProps(rest)}>
      <Art aria-label={productTitle}>
        <Brand>
          <Logo size={28} />
          <span>{productTitle}</span>
        </Brand>
        <Claim>
          {words.claim.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </Claim>
        <Lead>{words.lead}</Lead>
        <CourtFrame>
          <Court />
        </CourtFrame>
      </Art>
      <Side>
        <Appearance
          language={language}
          onLanguageChange={onLanguageChange}
          theme={theme}
          onThemeChange={onThemeChange}
        />
        <Column>
          <Heading>
            <h1 id={heading}>{words.title}</h1>
            {environment !== undefined && <Tag tone="info">{environment}</Tag>}
          </Heading>
          <Hint>{words.hint}</Hint>
          <SignInForm {...form} labelledBy={heading} />
        </Column>
        <Footnote>{words.footnote}</Footnote>
      </Side>
    </Page>
  );
};
