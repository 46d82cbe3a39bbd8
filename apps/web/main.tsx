import './shell/noEval.ts'
import './shell/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { rememberedLanguage, startLanguages, switchLanguage } from './languages/index.ts'
import { later, routes } from './routes.tsx'
import { Frame } from './shell/frame/Frame.tsx'
import { queries } from './shell/calls/queries.ts'
import { createToileRouter } from './shell/frame/router.tsx'
import { steerBy } from './shell/calls/session.ts'
import { schemeKeeper } from './shell/theme/scheme.ts'
import { shareStyleNonce, styleNonce } from './shell/theme/styleNonce.ts'
import { theme } from './shell/theme/theme.ts'

shareStyleNonce()
await startLanguages()
await switchLanguage(rememberedLanguage())

const router = createToileRouter(routes, Frame, later)
steerBy((path) => void router.navigate({ to: path }))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <MantineProvider
    theme={theme}
    colorSchemeManager={schemeKeeper}
    getStyleNonce={styleNonce}
    defaultColorScheme="auto"
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
