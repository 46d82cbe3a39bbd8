import { projectDocument } from '@toile/studio/projects/project.ts'
import { z } from 'zod'

const {
  boards: _,
  moodTemplateId: __,
  moodPositions: ___,
  moodSheet: ____,
  ...settings
} = projectDocument.present.shape

/** A project's settings by the document's own names. */
export const settingsSchema = z.object(settings)

/** What is set by hand of the moodboard's pictures travels beside the workspace. */
const withModel = settingsSchema.omit({ direction: true }).extend({ model: z.string().max(90).optional() })

/** The id of a project's workspace before it is saved (requirement S3.03). */
export const unsavedWorkspace = -1

const sexes = z.enum(['Female', 'Male'])
const ageGroups = z.enum(['Adult', 'Child'])
const styleNames = { ink: 'Hand-drawn ink', illustration: 'Illustration', realistic: 'Realistic' } as const

const workspacePayload = z.object({
  name: settings.name,
  type: settings.kind,
  httpType: settings.mode,
  /** Style and its two other names, position and model follow from the rest and are only said. */
  style: settings.style,
  styleId: z.string().optional(),
  styleName: z.string().optional(),
  sex: sexes.default('Female'),
  ageGroup: ageGroups.default('Adult'),
  positionList: settings.positions,
  position: z.string().optional(),
  brandPercentage: settings.brandShare,
  systemDesignerPercentage: settings.systemShare,
  userBrandDna: settings.brandId,
  model: z.string().max(90).optional(),
  prompt: settings.prompt,
  briefId: settings.briefId,
})

/** The settings of a project under the names they travel by (requirement S3.03). */
export const workspaceWire = z.codec(workspacePayload, withModel, {
  decode: (sent): z.input<typeof withModel> => ({
    name: sent.name,
    kind: sent.type,
    mode: sent.httpType,
    style: sent.style,
    gender: sent.sex === 'Male' ? 'male' : 'female',
    ageGroup: sent.ageGroup === 'Child' ? 'child' : 'adult',
    positions: sent.positionList,
    brandShare: sent.brandPercentage,
    systemShare: sent.systemDesignerPercentage,
    brandId: sent.userBrandDna,
    prompt: sent.prompt,
    briefId: sent.briefId,
  }),
  encode: (given): z.output<typeof workspacePayload> => {
    const { model = '', ...own } = withModel.parse(given)
    return {
      name: own.name,
      type: own.kind,
      httpType: own.mode,
      style: own.style,
      styleId: own.style,
      styleName: styleNames[own.style],
      sex: own.gender === 'male' ? 'Male' : 'Female',
      ageGroup: own.ageGroup === 'child' ? 'Child' : 'Adult',
      positionList: own.positions,
      position: own.positions[0] ?? '',
      brandPercentage: own.brandShare,
      systemDesignerPercentage: own.systemShare,
      userBrandDna: own.brandId,
      model,
      prompt: own.prompt,
      briefId: own.briefId,
    }
  },
})
