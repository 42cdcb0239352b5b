export const quoteZh = { quote: '引用并提问' };

export const quoteEn: typeof quoteZh = { quote: 'Ask about this' };

/** Apart from the other words of the chat: they come with the button. */
export const quoteWords = { key: 'quote', zh: quoteZh, en: quoteEn } as const;
