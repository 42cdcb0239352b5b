/** Words of one reason. `{name}` is filled from the failure's values. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Words by reason. Each area brings those of its own calls. */
export type Messages = Readonly<Record<string, Words>>;

/** Words for a thing that a call names and that is not there. */
export const gone = (zh: string, en: string): Words => ({
  zh: `${zh}不存在，可能已被删除`,
  en: `This ${en} does not exist. It may have been deleted.`,
});

export type Language = 'zh-CN' | 'en-US';

/** The same without a country, as `Words` and answers have it. */
export const languageCode = (language: Language): 'zh' | 'en' => (language === 'en-US' ? 'en' : 'zh');

/** Words in a language, with what they are about. */
export const inLanguage = (
  words: Words,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => words[languageCode(language)].replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** Reasons that any call may end with. */
export const commonFailures = {
  invalid_request: 400,
  not_signed_in: 401,
  user_stopped: 403,
  role_lost: 403,
  not_permitted: 403,
  not_found: 404,
  file_too_large: 413,
  too_many_requests: 429,
  internal: 500,
  not_available: 501,
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export const commonMessages: Messages & Readonly<Record<keyof typeof commonFailures, Words>> = {
  invalid_request: {
    zh: '提交的内容有误，请检查后重试',
    en: 'Some of what was sent is not valid. Check it and try again.',
  },
  not_signed_in: { zh: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again.' },
  user_stopped: { zh: '账号已停用，请联系管理员', en: 'This account has been stopped. Ask an administrator.' },
  role_lost: { zh: '没有该角色，请重新登录', en: 'You do not have this role any more. Please sign in again.' },
  not_permitted: { zh: '没有权限，请联系管理员', en: 'You are not permitted to do this. Ask an administrator.' },
  not_found: { zh: '您请求的资源（网页等）不存在', en: 'What you asked for does not exist.' },
  file_too_large: { zh: '上传的内容过大，最多 {limit}', en: 'Too large: at most {limit} can be sent.' },
  too_many_requests: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please try again later.' },
  internal: { zh: '程序运行出错,或服务器异常', en: 'Something went wrong on the server.' },
  not_available: { zh: '服务端未提供此功能', en: 'Not available on this server.' },
  unavailable: { zh: '服务器繁忙，请稍后', en: 'The server is busy. Please try again shortly.' },
};

/** Words of a reason in a language, or those of `internal` for a reason without words. */
export const wordsOf = (
  messages: Messages,
  reason: string,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const words = Object.hasOwn(messages, reason) ? messages[reason] : undefined;
  return inLanguage(words ?? commonMessages.internal, language, values);
};

/** The language a browser asks for; Chinese unless it prefers English. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...rest] = wish.trim().toLowerCase().split(';');
      const quality = Number(rest.find((one) => one.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ tag, quality }) => /^(zh|en)\b/.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wishes[0]?.tag.startsWith('en') ? 'en-US' : 'zh-CN';
};
