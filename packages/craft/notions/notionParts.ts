/** What the coloured parts of notions are called. */
export const parts = {
  body: { label: 'Body|notion' },
  thread: { label: 'Thread' },
  secondThread: { label: 'Second thread' },
  thirdThread: { label: 'Third thread' },
  metal: { label: 'Metal' },
  tape: { label: 'Tape|notion' },
  cloth: { label: 'Cloth' },
  border: { label: 'Border' },
  mark: { label: 'Mark' },
  stone: { label: 'Stone|notion' },
  cord: { label: 'Cord' },
  strap: { label: 'Strap|notion' },
  ribbon: { label: 'Ribbon' },
  lining: { label: 'Reverse side' },
} as const
