-- What the reading desk filters by, so that a row needs neither seat nor attempts.
ALTER TABLE "Decision" ADD COLUMN "persona" TEXT,
ADD COLUMN "agent" TEXT,
ADD COLUMN "failure" TEXT;

UPDATE "Decision" d SET "persona" = s."persona"->>'id', "agent" = coalesce(s."agent"->>'model', s."agent"->>'kind')
FROM "Seat" s WHERE s."matchId" = d."matchId" AND s."index" = d."seat";

UPDATE "Decision" d SET "failure" = a."failure"
FROM (SELECT DISTINCT ON ("matchId", "decision") "matchId", "decision", "failure" FROM "Attempt"
      WHERE "failure" IS NOT NULL ORDER BY "matchId", "decision", "number") a
WHERE a."matchId" = d."matchId" AND a."decision" = d."number";

-- Words of a text as they stand, in any language, each found in any case. Cut far below what a tsvector can hold.
CREATE FUNCTION words_of(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT to_tsvector('pg_catalog.simple'::regconfig, left(coalesce($1, ''), 200000)) $$;

-- Short keys of the layers of a packet: 64 bits of each hash.
CREATE FUNCTION layer_keys(layers jsonb) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_agg(hashtextextended(layer->>'hash', 0)) FROM jsonb_array_elements(layers) layer $$;

-- CreateIndex
CREATE INDEX "Decision_askedAt_matchId_number_idx" ON "Decision"("askedAt", "matchId", "number");

-- CreateIndex
CREATE INDEX "Decision_persona_askedAt_idx" ON "Decision"("persona", "askedAt");

-- CreateIndex
CREATE INDEX "Decision_agent_askedAt_idx" ON "Decision"("agent", "askedAt");

-- CreateIndex
CREATE INDEX "Decision_type_askedAt_idx" ON "Decision"("type", "askedAt");

-- What is rare and looked for: where something failed.
CREATE INDEX "Decision_failure_part" ON "Decision" ("failure", "askedAt") WHERE "failure" IS NOT NULL;
CREATE INDEX "Decision_source_part" ON "Decision" ("source", "askedAt") WHERE "source" IN ('retried', 'fallback');

-- The orders of the desk beside the newest: longest words, slowest answer of a model, highest cost.
CREATE INDEX "Decision_longest" ON "Decision"
  ((coalesce(length("speech"), 0) + coalesce(length("thought"), 0)), "askedAt");
CREATE INDEX "Decision_slowest" ON "Decision" (("answeredAt" - "askedAt"), "askedAt")
  WHERE "answeredAt" IS NOT NULL AND "source" IN ('model', 'retried', 'fallback');
CREATE INDEX "Decision_costliest" ON "Decision" ("cost", "askedAt") WHERE "cost" IS NOT NULL;

-- Search: each text once.
CREATE INDEX "Decision_speech_words" ON "Decision" USING gin (words_of("speech"));
CREATE INDEX "Decision_thought_words" ON "Decision" USING gin (words_of("thought"));
CREATE INDEX "Layer_text_words" ON "Layer" USING gin (words_of("text"));
CREATE INDEX "Decision_layer_keys" ON "Decision" USING gin (layer_keys("layers"));

-- Common words must be known as such: they are looked for row by row, rare ones in the index.
ALTER INDEX "Decision_speech_words" ALTER COLUMN 1 SET STATISTICS 500;
ALTER INDEX "Decision_thought_words" ALTER COLUMN 1 SET STATISTICS 500;
ALTER INDEX "Layer_text_words" ALTER COLUMN 1 SET STATISTICS 500;
ALTER INDEX "Decision_layer_keys" ALTER COLUMN 1 SET STATISTICS 500;
