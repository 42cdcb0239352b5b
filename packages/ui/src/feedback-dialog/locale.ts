export const feedbackZh = {
  title: '意见反馈',
  text: '意见或建议',
  textRequired: '请填写您的意见/建议',
  hint: '遇到了什么，希望怎样',
  image: '图片',
  submit: '提交',
};

export const feedbackEn: typeof feedbackZh = {
  title: 'Feedback',
  text: 'Opinion or suggestion',
  textRequired: 'Write your opinion or suggestion',
  hint: 'What happened, and what you would like',
  image: 'Image',
  submit: 'Send',
};

export const feedbackWords = { key: 'feedback', zh: feedbackZh, en: feedbackEn } as const;
