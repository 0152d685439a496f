-- Set-ups of the launch form, kept by name for whoever made them.
CREATE TABLE "SavedSetup" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "table" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedSetup_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "SavedSetup_ownerId_game_name_key" ON "SavedSetup"("ownerId", "game", "name");

ALTER TABLE "SavedSetup" ADD CONSTRAINT "SavedSetup_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
