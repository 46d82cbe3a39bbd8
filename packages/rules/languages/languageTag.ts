import { z } from 'zod'

/** The language of a text in a document: 'ja', 'zh-Hant' or 'pt-BR'; tells the regional form of letters and where words end (BCP 47: language, script, region). */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)
