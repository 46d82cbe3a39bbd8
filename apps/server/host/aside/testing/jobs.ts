import type { Jobs } from '../job.ts'

/** Jobs that behave as hostile files make real ones behave. */
export const jobs = {
  echo: { load: () => import('./echo.ts'), megabytes: 300, seconds: 20 },
  fill: { load: () => import('./fill.ts'), megabytes: 300, seconds: 20 },
  turn: { load: () => import('./turn.ts'), megabytes: 300, seconds: 1 },
  refuse: { load: () => import('./refuse.ts'), megabytes: 300, seconds: 20 },
  wait: { load: () => import('./wait.ts'), megabytes: 300, seconds: 20 },
} as const satisfies Jobs
