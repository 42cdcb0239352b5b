export const formZh = {
  required: (label: string) => `请输入${label}`,
  chosen: (label: string) => `请选择${label}`,
  length: (min: number, max: number) => `长度在 ${min} 到 ${max} 个字符`,
  name: '只允许中英文、数字、以及部分特殊字符',
  phone: '手机号格式不正确',
  email: '邮箱格式不正确',
  username: '请输入用户名',
  oldPassword: '请输入旧密码',
  newPassword: '请输入新密码',
  strongPassword: '请设置高强度密码：8-32位，字母、数字、特殊字符至少包含三种，且不能与用户名或倒序的用户名相同',
};

export const formEn: typeof formZh = {
  required: (label) => `Enter the ${label.toLowerCase()}`,
  chosen: (label) => `Choose the ${label.toLowerCase()}`,
  length: (min, max) => `Between ${min} and ${max} characters`,
  name: 'Only Chinese and Latin letters, digits and some special characters',
  phone: 'This is not a valid mobile number',
  email: 'This is not a valid email address',
  username: 'Enter the username',
  oldPassword: 'Enter the old password',
  newPassword: 'Enter the new password',
  strongPassword:
    'Set a strong password: 8 to 32 characters, at least three of lower case, upper case, digits and special characters, and neither the username nor its reverse in it',
};

export const formWords = { key: 'form', zh: formZh, en: formEn } as const;
