import { rulesSheet, type SheetText } from '../../packages/server/src/parsing/testing/scan.js';

const written = (title: string, size: number, lines: readonly string[]): readonly SheetText[] => [
  { text: title, x: 140, y: 200, size: size + 14 },
  ...lines.map((text, at) => ({ text, x: 140, y: 300 + at * Math.round(size * 1.9), size })),
];

/** Four sheets: rules with a table, a contract in large letters, minutes in small ones, and a page with much English. */
export const sheets: readonly (readonly SheetText[])[] = [
  rulesSheet,
  written('赛事赞助合作协议', 32, [
    '甲方：某市篮球协会　乙方：星河体育文化有限公司',
    '一、合作期限自2027年1月1日起至2028年12月31日止。',
    '二、赞助费用共计人民币叁拾捌万元整（¥380,000.00）。',
    '三、乙方应于签约后15个工作日内支付首期款项60%。',
    '四、甲方在主场馆提供场边广告板12块，规格6米×1米。',
    '五、未经书面同意，任何一方不得转让本协议项下权利。',
    '六、争议由甲方所在地人民法院管辖。',
    '联系电话：0571-87654321　邮编：310007',
  ]),
  written('裁判委员会第七次会议纪要', 24, [
    '时间：2026年11月20日下午14:30　地点：协会三楼会议室　主持：周凯',
    '出席：陈思远、吴佳怡、郑晓峰、冯丽娟等共9人，缺席2人（请假）。',
    '一、通报本赛季前十轮判罚复核结果：共复核争议判罚126次，改判率为4.8%。',
    '二、讨论回放中心设备更新方案，同意采购高速摄像机8台，预算上限96万元。',
    '三、自下一轮起，技术代表须在赛后24小时内提交书面评估报告。',
    '四、一级裁判员晋级考试定于2027年2月8日至10日举行，笔试满分100分，80分合格。',
    '五、会议要求加强对垂直原则、圆柱体规则以及带球走违例的统一尺度培训。',
    '六、有关处罚：第6轮第3场主裁判漏判两次回场违例，停哨一轮。',
    '记录人：赵雨桐　审核：孙志强　抄送：竞赛部、法务部、新闻办公室',
  ]),
  written('Technical Handbook 技术手册', 28, [
    'The game clock shall stop when a basket is scored in the last',
    'two minutes of the fourth period and of each overtime.',
    '球员替换须在死球且计时钟停止时进行，替补队员应向记录台报告。',
    'Court dimensions: 28 m x 15 m, measured from the inner edge.',
    '三分线距篮圈中心6.75米，限制区为4.9米×5.8米的长方形。',
    'Ball size 7 (men): circumference 749-780 mm, weight 567-650 g.',
    '女子使用6号球，周长724至737毫米，重量510至567克。',
    'Contact: referee@example.org, tel. +86 10 6712 3456',
  ]),
];
