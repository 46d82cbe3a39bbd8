/** What motions of one's own are filed under among the elements of a library, and what searchers call it in other languages. */
export const motionCategory = {
  label: 'Motion',
  called: ['mouvement', 'movimento', '動き', 'モーション', '동작', 'движение', 'การเคลื่อนไหว', 'chuyển động', '动作'],
} as const
